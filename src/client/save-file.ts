/** Time in which every browser has begun to read what it saves. */
const SAVED_MS = 60_000;

/** Hands something to the visitor as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_MS);
}
