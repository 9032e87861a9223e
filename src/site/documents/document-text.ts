import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

/** A document of `/docs/{name}`: its names, its sections in order, and the text itself (D42). */
export interface DocumentText {
  title: MessageDescriptor;
  /** One sentence on what it says, for search engines. */
  description: MessageDescriptor;
  /** Headings by the fragment that names each section in an address. */
  sections: Record<string, MessageDescriptor>;
  Text: ComponentType;
}
