import { configure } from '@testing-library/react';

/** Milliseconds that a test waits for what a page is to show: what is there comes at once, and a loaded machine may take seconds. */
configure({ asyncUtilTimeout: 15_000 });
