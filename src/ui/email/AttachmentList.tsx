import type { ShownFile } from '../../engines/detection/display/files.ts';
import type { Annotations, Note } from '../annotate.ts';
import { Marked } from '../Marked.tsx';
import { spellBidiControls } from '../marks.ts';
import { FILE_TEXTS, fileSize } from './texts.ts';

interface AttachmentListProps {
  id: string;
  files: readonly ShownFile[];
  /** The part `attachments` contains the file names, one per line. */
  annotations: Annotations;
}

export function AttachmentList({ id, files, annotations }: AttachmentListProps) {
  const anchored = new Set<number>();
  let start = 0;
  return (
    <section className="email-files" aria-labelledby={`${id}-files`}>
      <h3 id={`${id}-files`} className="text-14">
        {FILE_TEXTS.heading(files.length)}
      </h3>
      <ul>
        {files.map((file, index) => {
          const own = within(annotations, start, file.name.length);
          start += file.name.length + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the files of one email never change order
            <li key={index}>
              <p className="email-file-name" dir="auto">
                {file.name === '' ? (
                  FILE_TEXTS.unnamed
                ) : (
                  <Marked
                    id={id}
                    part="attachments"
                    email={{ subject: '', body: '', attachments: file.name }}
                    annotations={own}
                    anchored={anchored}
                  />
                )}
              </p>
              <FileFacts file={file} />
              <FileFindings id={id} notes={own.notes.filter(({ number }) => isIn(own, number))} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FileFacts({ file }: { file: ShownFile }) {
  const { kind, claimedType, size, isDisguised, isEncrypted, wasRead } = file;
  const warnings = [isDisguised && FILE_TEXTS.disguised, isEncrypted && FILE_TEXTS.encrypted, FILE_TEXTS.read[wasRead]];
  return (
    <p className="email-file-facts">
      {kind === null ? FILE_TEXTS.unknownKind : FILE_TEXTS.kinds[kind]},{' '}
      {FILE_TEXTS.claimed(spellBidiControls(claimedType))}, {fileSize(size)}.{' '}
      {warnings.filter(Boolean).map((warning) => (
        <b key={String(warning)}>{warning} </b>
      ))}
    </p>
  );
}

function FileFindings({ id, notes }: { id: string; notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="email-file-findings" aria-label={FILE_TEXTS.findings}>
      {notes.map(({ number, title, isMinor }) => (
        <li key={number} data-minor={isMinor || undefined}>
          <a href={`#${id}-note-${number}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** The marks of one file name. */
function within({ notes, marks }: Annotations, start: number, length: number): Annotations {
  const attachments = marks.attachments
    .filter((mark) => mark.start < start + length && mark.end > start)
    .map((mark) => ({ ...mark, start: mark.start - start, end: mark.end - start }));
  return { notes, marks: { ...marks, attachments } };
}

const isIn = ({ marks }: Annotations, number: number) => marks.attachments.some(({ note }) => note === number);
