export interface ErrorScreen {
  title: string;
  explanation: string;
  /** The boxes stamped on the returned email; a question mark where the cause is unknown. */
  reasons: { text: string; mark: '×' | '?' | '' }[];
}

export const NOT_FOUND: ErrorScreen = {
  title: 'Aww snap! Page Not Found',
  explanation: 'There’s no page at this address. It may have moved, or the address may be mistyped.',
  reasons: [
    { text: 'No such page', mark: '×' },
    { text: 'Refused', mark: '' },
    { text: 'Our mistake', mark: '' },
  ],
};

/** The same whether a link never existed, has expired or was revoked. */
export const LINK_GONE: ErrorScreen = {
  title: 'This link doesn’t work',
  explanation: 'It may have expired, been revoked, or be mistyped. Ask the person who sent it for a new one.',
  reasons: NOT_FOUND.reasons,
};

/** A refusal whose message says what happened and what to do. */
export function refusedScreen({ status, message }: { status: number; message: string }): ErrorScreen {
  return {
    title: 'We can’t show this page now',
    explanation: message,
    reasons: [
      { text: 'No such page', mark: '' },
      { text: 'Refused', mark: status < 500 ? '×' : '' },
      { text: 'Our mistake', mark: status < 500 ? '' : '×' },
    ],
  };
}

/** One text for both causes: a visitor cannot tell them apart. */
export const ACCESS_FORBIDDEN: ErrorScreen = {
  title: 'Aww snap! Access forbidden',
  explanation: 'Either something went wrong on our side, or you are not authorized to see this page.',
  reasons: [
    { text: 'No such page', mark: '' },
    { text: 'Refused', mark: '?' },
    { text: 'Our mistake', mark: '?' },
  ],
};

export const GO_HOME = 'Go Back Home';
