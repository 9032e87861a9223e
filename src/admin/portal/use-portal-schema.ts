import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { mixed, ValidationError, type Schema } from 'yup';
import type { Portal } from '@/api/admin/portal';
import { findPortalErrors, withMessages, type ErrorType } from './portal-errors';
import type { PortalValues } from './portal-values';

/**
 * Returns the validation schema for publishing the configuration (§5, D38). One test for the whole form: the rules
 * compare several languages.
 */
export function usePortalSchema(portals: readonly Portal[]): Schema {
  const { t } = useLingui();
  return useMemo(() => {
    const messages: Record<ErrorType, string> = {
      nothing: t`Enter the name of the firm.`,
      url: t`Enter a web address that starts with https:// or http://.`,
      email: t`Please enter a valid email address`,
      count: t`Enter a whole number.`,
    };
    return mixed<PortalValues>().test('portal', (values) => {
      if (!values) return true;
      const errors = withMessages(findPortalErrors(values, portals), messages);
      if (errors.length === 0) return true;
      return new ValidationError(
        errors.map(({ name, message }) => new ValidationError(message, values, name)),
      );
    });
  }, [portals, t]);
}
