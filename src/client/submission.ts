/** So that a retry is stored once. */
export interface SubmissionNames {
  /**
   * Stays the same until the content changes or has been received. Undefined without HTTPS, because browsers then
   * create no UUIDs.
   */
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
