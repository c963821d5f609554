import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from '@/lib/visitor-signs';

/** What floats over every public page; it downloads once somebody is there to see it. */
export function LateOverlays() {
  const [loaded, setLoaded] = useState<{ Overlays: ComponentType } | null>(null);
  useEffect(() => {
    const load = async () => {
      // Nothing on the page depends on it: after a failure the next page tries again.
      const module = await import('./overlays').catch(() => null);
      if (module) setLoaded(module);
    };
    return onFirstSign(() => void load());
  }, []);
  return loaded ? <loaded.Overlays /> : null;
}
