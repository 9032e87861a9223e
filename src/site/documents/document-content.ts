import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** A document of `/docs/{name}`: labels, sections in order and text (D42). */
export interface DocumentText {
  title: MessageDescriptor;
  /** Description in one sentence for search engines. */
  description: MessageDescriptor;
  /** Section headings by URL fragment. */
  sections: Record<string, MessageDescriptor>;
  Text: ComponentType;
}
