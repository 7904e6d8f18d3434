const texts = new WeakMap<Response, string>();

/** An answer whose body is at hand: our own server writes it at once, without a stream. */
export function textAnswer(text: string, init: ResponseInit): Response {
  const answer = new Response(text, init);
  texts.set(answer, text);
  return answer;
}

/** The body of an answer that was made of a text. */
export function textOf(answer: Response): string | undefined {
  return texts.get(answer);
}
