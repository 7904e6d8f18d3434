/** Names what is sent, so that the server stores once what is sent again because no answer came. */
export interface SubmissionNames {
  /** The same until the content changes or has arrived; undefined where the browser makes none (without HTTPS). */
  nameOf(content: unknown): string | undefined;
  arrived(): void;
}

export function openSubmissionNames(): SubmissionNames {
  let named: { content: string; name: string } | undefined;
  return {
    nameOf: (content) => {
      const text = JSON.stringify(content);
      if (named?.content !== text) {
        named = 'randomUUID' in crypto ? { content: text, name: crypto.randomUUID() } : undefined;
      }
      return named?.name;
    },
    arrived: () => {
      named = undefined;
    },
  };
}
