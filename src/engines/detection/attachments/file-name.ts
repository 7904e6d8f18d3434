/** The ending of a file name in lower case, without the dot; empty when there is none. Trailing dots and spaces do not count. */
export function endingOf(filename: string): string {
  const name = filename.trim().replace(/[.\s]{1,99}$/, '');
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** The name without the folders before it. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
