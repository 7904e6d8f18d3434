import type { ReactNode, Ref } from 'react';

interface SectionProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** Takes the focus when a focused button disappears. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Section({ id, title, heading, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t border-rule pt-6 first:border-t-0 first:pt-0 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h3 ref={heading} id={id} tabIndex={-1} className="text-20">
        {title}
      </h3>
      <div className="grid max-w-measure content-start justify-items-start gap-4">{children}</div>
    </section>
  );
}
