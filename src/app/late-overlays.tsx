import { useEffect, useState, type ComponentType } from 'react';
import { onFirstSign } from '@/lib/visitor-signs';

interface LatePart {
  Part: ComponentType;
}

/** Downloads at the first sign of a visitor, or after their patience (milliseconds) without one. */
function useLatePart(load: () => Promise<LatePart>, patience: number) {
  const [loaded, setLoaded] = useState<LatePart | null>(null);
  useEffect(
    // Nothing on the page depends on it: after a failure the next page tries again.
    () => onFirstSign(() => void load().then(setLoaded, () => undefined), patience),
    [load, patience],
  );
  return loaded && <loaded.Part />;
}

const loadTracking = async () => ({ Part: (await import('@/features/tracking/page-tracking')).PageTracking });
const loadOverlays = async () => ({ Part: (await import('./overlays')).Overlays });
const loadStaffOverlays = async () => ({ Part: (await import('./overlays')).StaffOverlays });

/** What comes late to every public page: the record of the view, and what floats over the page. */
export function LateOverlays() {
  // A view counts when the page has stood there for a moment; the question about cookies comes to who only looks.
  const tracking = useLatePart(loadTracking, 1000);
  const overlays = useLatePart(loadOverlays, 4000);
  return (
    <>
      {tracking}
      {overlays}
    </>
  );
}

/** What comes late to every page of the back office. */
export const LateStaffOverlays = () => useLatePart(loadStaffOverlays, 4000);
