/** The light a disaster comes in: the sky above, the sky below, and its disc. */
const SKIES: Record<string, [string, string, string]> = {
  forest_fire: ['#5c1408', '#e0621f', '#ffd27a'],
  cave_in: ['#1d1712', '#6b5137', '#c9a26b'],
  thieves: ['#1d1530', '#5b4173', '#d9c6ee'],
  hard_times: ['#23262a', '#6f7174', '#d5d2c6'],
  nomads: ['#4a2a12', '#c98a45', '#ffe3ad'],
  rats: ['#1f2414', '#66703a', '#d8dfa0'],
  raiders: ['#551a12', '#cf6a3c', '#f6b27a'],
  cold_snap: ['#0f2036', '#5d8fb4', '#eef8ff'],
  radioactive_cloud: ['#26300a', '#97a52a', '#f3ff9a'],
  sandstorm: ['#54371a', '#d6a660', '#fff0c8'],
  epizootic: ['#2b1a22', '#8d4d50', '#f2bda6'],
  mutations: ['#161c30', '#4d7a63', '#b9f2c4'],
};

export const skyOf = (disaster: string): [string, string, string] => SKIES[disaster] ?? SKIES.raiders!;
