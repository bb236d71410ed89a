/** Whom I take everybody for: a private note of one match, which stays in this browser. */
export class Guesses {
  private readonly key: string;
  private teams = $state<Record<string, string>>({});

  constructor(match: string) {
    this.key = `holdfast-guesses-${match}`;
    this.teams = JSON.parse(localStorage.getItem(this.key) ?? '{}');
  }

  of = (who: string): string => this.teams[who] ?? '';

  note(who: string, team: string): void {
    this.teams[who] = team;
    localStorage.setItem(this.key, JSON.stringify(this.teams));
  }
}
