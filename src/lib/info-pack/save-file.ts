/** Fetches a file of ours and hands it to the browser's downloads. False when it could not be had. */
export async function saveFile(path: string, name: string): Promise<boolean> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return false;
    const address = URL.createObjectURL(await answer.blob());
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    link.click();
    URL.revokeObjectURL(address);
    return true;
  } catch {
    return false;
  }
}
