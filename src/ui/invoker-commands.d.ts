import 'react';

/** A button that opens or closes a dialog by the browser (src/lib/browser-controls.ts); React hands both on. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** Id of the dialog. */
    commandfor?: string;
  }
}
