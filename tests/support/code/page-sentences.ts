const SCRIPTS = /<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1>/g;
/** Tags that end a piece of text: blocks, cells, headings, buttons. */
const BLOCKS =
  /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|section|article|header|footer|nav|main|aside|table|tr|td|th|form|label|button|figure|figcaption|blockquote|option|select|title|details|summary|address|br)\b[^>]*>/g;

/** The distinct sentences of a served page, in page order. */
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
