const SCRIPTS = /<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1>/g;
/** Ends of a piece of text: a block, a cell, a heading, a button. */
const BLOCKS =
  /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|section|article|header|footer|nav|main|aside|table|tr|td|th|form|label|button|figure|figcaption|blockquote|option|select|title|details|summary|address|br)\b[^>]*>/g;

/** What a served page says, sentence by sentence, in the order of the page and each once. */
export function sentencesOf(html: string): string[] {
  const text = html
    .replaceAll(SCRIPTS, "\n")
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(BLOCKS, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
  const sentences = text
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[A-Z“])/))
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");
  return [...new Set(sentences)];
}
