import { receiveForm } from '../../features/forms/forms.server.ts';

export const ALL = receiveForm;
