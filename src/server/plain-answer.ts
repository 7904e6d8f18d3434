/** A text with its status and headers. Our own server writes it as it is: a `Response` costs a tenth of a small call. */
export class PlainAnswer {
  readonly text: string;
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Map<string, string>;

  constructor(text: string, status: number, headers: Iterable<readonly [string, string]>) {
    this.text = text;
    this.status = status;
    this.headers = new Map(headers);
  }

  /** The same for whoever knows only that, such as Astro. */
  toResponse(): Response {
    return new Response(this.text, { status: this.status, headers: [...this.headers] });
  }
}
