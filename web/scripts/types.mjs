// Prints src/wire/protocol.ts from the server's own schemas: `HOLDFAST_URL=… npm run types`.

const server = process.env.HOLDFAST_URL ?? 'http://127.0.0.1:8000';
const get = async (path) => (await fetch(server + path)).json();

function typeOf(schema) {
  if (!schema || Object.keys(schema).length === 0) return 'any';
  if (schema.$ref) return schema.$ref.split('/').pop();
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map(typeOf).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return schema.items === undefined ? 'any[]' : `(${typeOf(schema.items)})[]`;
  if (schema.type === 'object' && !schema.properties) return `Record<string, ${typeOf(schema.additionalProperties)}>`;
  if (schema.type === 'object') return shape(schema);
  return (
    { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[schema.type] ?? 'any'
  );
}

function shape(schema) {
  const required = new Set(schema.required ?? []);
  const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
  const lines = Object.entries(schema.properties).map(
    ([name, value]) => `  ${key(name)}${required.has(name) ? '' : '?'}: ${typeOf(value)};`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

function declared(schemas) {
  return Object.entries(schemas).map(([name, schema]) => {
    const said = schema.description ? `/** ${schema.description.replaceAll('\n', ' ')} */\n` : '';
    return `${said}export type ${name} = ${typeOf(schema)};\n`;
  });
}

const wire = await get('/api/protocol');
const rest = await get('/api/docs/openapi.json');
const forms = Object.fromEntries(
  Object.entries(rest.components.schemas).filter(([name]) => !(name in wire.components)),
);
const lines = [
  '// Made by `npm run types` from the server. Do not edit.\n',
  `export const PROTOCOL = ${wire.protocol};\n`,
  '// -- WebSocket\n',
  ...declared(wire.components),
  '/** What every table shows, whatever is played. */',
  `export type TableSections = ${shape({ properties: wire.sections })};\n`,
  '// -- REST\n',
  ...declared(forms),
];
process.stdout.write(lines.join('\n'));
