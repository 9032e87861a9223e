import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** A document of `/docs/{name}` (D42). */
export interface DocumentContent {
  title: MessageDescriptor;
  /** Description in one sentence for search engines. */
  description: MessageDescriptor;
  /** Section headings by URL fragment, in order. */
  sections: Record<string, MessageDescriptor>;
  Text: ComponentType;
}
