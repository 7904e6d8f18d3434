/** A text response without the cost of `Response`, which is a tenth of a small call. */
export class PlainAnswer {
  readonly text: string;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Map<string, string>;

  constructor(text: string, status: number, headers: Iterable<readonly [string, string]>) {
    this.text = text;
    this.status = status;
    this.headers = new Map(headers);
  }

  toResponse(): Response {
    return new Response(this.text, { status: this.status, headers: [...this.headers] });
  }
}
