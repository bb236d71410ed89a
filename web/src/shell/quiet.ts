/** Is this hour between those two? From 23 to 8 goes over midnight; from 8 to 8 is never. */
export const isWithin = (hour: number, from: number, to: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;
