export interface ErrorScreen {
  title: string;
  explanation: string;
  /** What the post office ticked on the returned email; a question mark where it cannot tell. */
  reasons: { text: string; mark: '×' | '?' | '' }[];
}

export const NOT_FOUND: ErrorScreen = {
  title: 'Aww snap! Page Not Found',
  explanation: 'There is no page at this address. It may have moved, or the address may have a typing error.',
  reasons: [
    { text: 'No such page', mark: '×' },
    { text: 'Refused', mark: '' },
    { text: 'Our mistake', mark: '' },
  ],
};

/** One text for two causes, since a visitor cannot tell them apart. */
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
