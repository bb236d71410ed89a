import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

mount(App, { target: document.getElementById('app')! });

// A browser has none without https, but on one's own machine; all goes on without it.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/worker.js').catch(() => {});
