import { t } from '@lingui/core/macro';

/**
 * Renders ": name" for screen readers only, after a visible label that several items share, such as "Delete". The
 * colon is part of the message, since Chinese has its own.
 */
export function HiddenName({ name }: { name: string }) {
  return <span className="visually-hidden">{t`: ${name}`}</span>;
}
