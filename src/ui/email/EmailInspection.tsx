import { useStore } from '@nanostores/react';
import { type MouseEvent, useRef } from 'react';
import type { EmailContents } from '../../engines/detection/display/contents.ts';
import { Inspection, type InspectionProps } from '../Inspection.tsx';
import { AttachmentList } from './AttachmentList.tsx';
import { EmailFrame } from './EmailFrame.tsx';
import { HeadersView } from './HeadersView.tsx';
import { focusNote } from './live-frame.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { $emailView } from './view-store.ts';
import './email-views.css';

interface EmailInspectionProps extends Omit<InspectionProps, 'show'> {
  contents: EmailContents;
  /** In the reader’s time zone, which it names. */
  formatTime: (iso: string) => string;
}

/** A whole email: as sent, as text or by its headers, with the findings marked in it. */
export function EmailInspection({ contents, formatTime, ...inspection }: EmailInspectionProps) {
  const { id, analysis } = inspection;
  const { layout, files } = contents;
  const frame = useRef<HTMLIFrameElement>(null);
  const preferred = useStore($emailView);
  const view = preferred === 'sent' && !layout ? 'text' : preferred;

  const showInEmail = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href^="#${id}-body-"]`);
    if (!link || view === 'text') return;
    event.preventDefault();
    const note = Number(link.hash.slice(link.hash.lastIndexOf('-') + 1));
    if (view === 'sent' && frame.current && focusNote(frame.current, note)) return;
    $emailView.set('text');
    requestAnimationFrame(() => {
      location.hash = link.hash;
      document.getElementById(link.hash.slice(1))?.closest<HTMLElement>('.mark-number')?.focus();
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: catches what bubbles from links
    <div className="email-views" onClick={showInEmail}>
      <ViewSwitch views={layout ? ['sent', 'text', 'headers'] : ['text', 'headers']} view={view} />
      <Inspection
        {...inspection}
        show={(annotations) => ({
          ...(view === 'sent' &&
            layout && {
              body: (
                <EmailFrame
                  frame={frame}
                  layout={layout}
                  annotations={annotations}
                  analysed={analysis.text}
                  onOpen={(note) => openNote(id, note)}
                />
              ),
            }),
          ...(view === 'headers' && { body: <HeadersView contents={contents} formatTime={formatTime} /> }),
          ...(files.length > 0 && { files: <AttachmentList id={id} files={files} annotations={annotations} /> }),
        })}
      />
    </div>
  );
}

/** Goes to a finding in the list, like the numbers in the text. */
function openNote(id: string, number: number): void {
  const hash = `${id}-note-${number}`;
  const note = document.getElementById(hash);
  location.hash = hash;
  const details = note?.querySelector('details');
  if (details) details.open = true;
  note?.querySelector('summary')?.focus({ preventScroll: true });
}
