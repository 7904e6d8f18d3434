const SHAPES = {
  success: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm-3.5 7.8 2.4 2.4 4.6-5.2',
  notice: 'M10 2.8 18 17H2L10 2.8Zm0 5v4.2m0 2.2v.1',
  error: 'M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9l4.4-4.4Zm.5 4.9 5.2 5.2m0-5.2-5.2 5.2',
  plain: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm0 6.7v4.6m0-7.5v.1',
  flag: 'M5 17.5v-14m0 .5h9.5l-2 3.5 2 3.5H5',
  close: 'm5 5 10 10M15 5 5 15',
} as const;

export type IconName = keyof typeof SHAPES;

/** Hidden from screen readers: the text beside it says the same. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
