/** The text of a legal document. A page must not be published without it. */
export function documentHtml({ id, rendered }: { id: string; rendered?: { html: string } | undefined }): string {
  if (!rendered?.html.trim()) throw new Error(`src/content/legal/${id}.md has no text.`);
  return rendered.html;
}
