/** In a file of its own: the landing page's script would load the other texts as one more request. */
export const CAROUSEL_BUTTON = { pause: 'Pause', play: 'Play' } as const;
