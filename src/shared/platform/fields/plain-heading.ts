/** A heading reduced to its plain letters in lowercase: headings of imported files match however they are typed. */
export function plainHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]/gu, "");
}
