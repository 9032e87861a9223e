import { createFileRoute } from '@tanstack/react-router';
import { PortalEditPage } from '@/admin/portal/portal-edit-page';

export const Route = createFileRoute('/admin/site/edit')({ component: PortalEditPage });
