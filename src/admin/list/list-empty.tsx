import { InboxOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Empty, Flex } from 'antd';
import type { ReactNode } from 'react';

/** Renders an empty list: the label (§2) and, in `children`, the next step (docs/design-system.md). */
export function ListEmpty({ children }: { children: ReactNode }) {
  return (
    <Empty
      image={<InboxOutlined aria-hidden />}
      styles={{ image: { blockSize: 40, fontSize: 32 } }}
      description={<Trans>No data</Trans>}
    >
      <Flex vertical gap={12} align="center" style={{ color: 'var(--muted)' }}>
        {children}
      </Flex>
    </Empty>
  );
}
