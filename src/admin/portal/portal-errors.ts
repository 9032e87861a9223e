import type { Portal } from '@/api/admin/portal';
import { isEmailAddress } from '@/lib/email-address';
import { isStorableUrl, pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { listsOf, languagesToSend, toSentEntry } from './portal-content';
import { COUNTERS, type PortalValues } from './portal-values';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { mixed, ValidationError, type Schema } from 'yup';

/** The type of a validation error (§5, D38); `nothing` is that of a form without any content. */
type ErrorType = 'nothing' | 'url' | 'email' | 'count';

/** A validation error of the field `name`, before its message is added. */
interface PortalError {
  name: string;
  type: ErrorType;
}

const RULES: Record<string, (value: string) => ErrorType | undefined> = {
  iconUrl: checkUrl,
  coverUrl: checkUrl,
  email: (value) => (value.trim() === '' || isEmailAddress(value.trim()) ? undefined : 'email'),
  ...Object.fromEntries(COUNTERS.map(([countName]) => [countName, checkCount])),
};

/** Returns the error of a URL. Pictures may also be paths from the root of the site, as backends store them (D16). */
function checkUrl(value: string): ErrorType | undefined {
  const url = value.trim();
  const isUrl = url.startsWith('/') ? pictureUrl(url) !== undefined : isStorableUrl(url);
  return url === '' || isUrl ? undefined : 'url';
}

function checkCount(value: string): ErrorType | undefined {
  return /^\d{0,15}$/.test(value.trim()) ? undefined : 'count';
}

function findRuleErrors(fields: object, path: string): PortalError[] {
  return Object.entries(RULES).flatMap(([field, rule]) => {
    const type = rule(toText((fields as Record<string, unknown>)[field]));
    return type ? [{ name: `${path}.${field}`, type }] : [];
  });
}

/** Returns the field that represents those of all languages with the same value: that of the first. */
export function representativeFieldName(values: PortalValues, name: string): string {
  const [, before, code = '', field = ''] = /^(.*?versions\.)([^.]+)\.([^.]+)$/.exec(name) ?? [];
  if (before === undefined) return name;
  const [list, index] = before.split('.');
  const row = listsOf(values).find(([listName]) => listName === list)?.[1][Number(index)];
  const versions: Record<string, object | null> = row?.versions ?? values.versions;
  const valueIn = (lang: string) => (versions[lang] as Record<string, unknown> | null)?.[field];
  const codes = Object.keys(values.versions);
  const first = codes.find((lang) => versions[lang] && valueIn(lang) === valueIn(code)) ?? code;
  return `${before}${first}.${field}`;
}

/** Returns the errors that prevent publishing (§5, D38), once for a value that languages share, where it is entered. */
export function findPortalErrors(values: PortalValues, portals: readonly Portal[]): PortalError[] {
  const sentCodes = languagesToSend(values, portals);
  // Without any content, the first language needs a name.
  const [first] = Object.keys(values.versions);
  if (sentCodes.length === 0 && first !== undefined)
    return [{ name: `versions.${first}.name`, type: 'nothing' }];
  const errors = sentCodes.flatMap((code) => [
    ...findRuleErrors(values.versions[code] ?? {}, `versions.${code}`),
    ...listsOf(values).flatMap(([list, rows]) =>
      rows.flatMap((row, index) => {
        const entry = toSentEntry(row, code);
        return entry ? findRuleErrors(entry, `${list}.${index}.versions.${code}`) : [];
      }),
    ),
  ]);
  const errorsByName = new Map<string, PortalError>();
  for (const { name, type } of errors) {
    const representativeName = representativeFieldName(values, name);
    if (!errorsByName.has(representativeName))
      errorsByName.set(representativeName, { name: representativeName, type });
  }
  return [...errorsByName.values()];
}

/** Returns the schema for publishing (§5, D38): one test for the whole form, since the rules compare several languages. */
export function usePortalSchema(portals: readonly Portal[]): Schema {
  const { t } = useLingui();
  return useMemo(() => {
    const messages: Record<ErrorType, string> = {
      nothing: t`Enter the name of the firm.`,
      // Pictures and icons are chosen: nobody types their addresses.
      url: t`The address of this picture is invalid. Choose another picture, or remove it.`,
      email: t`Please enter a valid email address`,
      count: t`Enter the number in digits only.`,
    };
    return mixed<PortalValues>().test('portal', (values) => {
      if (!values) return true;
      const errors = findPortalErrors(values, portals);
      if (errors.length === 0) return true;
      return new ValidationError(
        errors.map(({ name, type }) => new ValidationError(messages[type], values, name)),
      );
    });
  }, [portals, t]);
}
