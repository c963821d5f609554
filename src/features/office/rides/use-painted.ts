import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';

/**
 * False until the component has been painted: the first screen first, the rest of a long day after it. (A deferred value would be
 * the whole at once where the page itself comes as a transition.)
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
