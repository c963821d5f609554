import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from '@/lib/visitor-signs';

/** Milliseconds after which the question about cookies comes to somebody who only looks. */
const PATIENCE = 4000;

/** What floats over every public page; it downloads once somebody is there to see it. */
export function LateOverlays() {
  const [loaded, setLoaded] = useState<{ Overlays: ComponentType } | null>(null);
  useEffect(() => {
    const load = async () => {
      // Nothing on the page depends on it: after a failure the next page tries again.
      const module = await import('./overlays').catch(() => null);
      if (module) setLoaded(module);
    };
    return onFirstSign(() => void load(), PATIENCE);
  }, []);
  return loaded ? <loaded.Overlays /> : null;
}
