import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import './notice.css';

interface NoticeProps extends ComponentProps<'div'> {
  kind: 'success' | 'notice' | 'error' | 'plain';
}

/** Needs `role="status"` or `"alert"` when it appears after the page has loaded. */
export function Notice({ kind, className = '', children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={`notice notice-${kind} ${className}`}>
      <Icon name={kind} />
      <div className="notice-text">{children}</div>
    </div>
  );
}
