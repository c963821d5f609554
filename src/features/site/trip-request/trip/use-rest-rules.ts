import { useEffect, useState } from 'react';
import { business } from '@/config/business';
import type { RestRules } from '@/config/rest-clock';
import { fetchRestRules } from '@/data/rest-rules';

/** When nobody drives: what the pages know, until the back office's own settings are there. */
export function useRestRules(): RestRules {
  const [rules, setRules] = useState(business.rest);
  useEffect(() => {
    let isShown = true;
    void fetchRestRules(business.rest).then((known) => {
      if (isShown) setRules(known);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return rules;
}
