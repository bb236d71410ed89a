/** A record as its text has it: the header word for word, and who said what with which digest. */
export interface PlayRecord {
  header: string;
  commitment: string;
  seed: string;
  nonces: string[];
  lines: { said: string; digest: string }[];
}

export function readRecord(text: string): PlayRecord {
  const [header = '', ...rest] = text.split('\n\n');
  const values = (name: string) =>
    header
      .split('\n')
      .filter((line) => line.startsWith(`${name} `))
      .map((line) => line.slice(name.length + 1));
  return {
    header,
    commitment: values('commitment')[0] ?? '',
    seed: values('seed')[0] ?? '',
    nonces: values('nonce'),
    lines: rest.join('\n').split('\n').filter(Boolean).map(readLine),
  };
}

function readLine(line: string): { said: string; digest: string } {
  const at = line.lastIndexOf(' #');
  return at < 0 ? { said: line, digest: '' } : { said: line.slice(0, at), digest: line.slice(at + 2) };
}
