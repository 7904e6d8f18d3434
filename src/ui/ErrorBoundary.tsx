import { Component, type ReactNode } from 'react';
import './effects.ts';
import { ACCESS_FORBIDDEN, GO_HOME } from '../content/error-screens.ts';
import { Notice } from './Notice.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  instead?: ReactNode;
}

/** For every island: when one throws while rendering, the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // biome-ignore lint/suspicious/noConsole: the page says nothing of the cause
    console.error(error);
  }

  override render() {
    const { children, instead } = this.props;
    if (!this.state.failed) return children;
    if (instead) return instead;
    return (
      <Notice kind="error" role="alert">
        <h2>{ACCESS_FORBIDDEN.title}</h2>
        <p>{ACCESS_FORBIDDEN.explanation}</p>
        <p>
          <a href="/">{GO_HOME}</a>
        </p>
      </Notice>
    );
  }
}
