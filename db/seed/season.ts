/** The months from `first` to `last` in ascending order, inclusive, wrapping around the new year if needed. */
export function season(first: number, last: number): readonly number[] {
  const inSeason = (month: number) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last;
  return yearRound.filter(inSeason);
}

export const yearRound: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
