import { receiveFormOfProgram } from '../../features/forms/forms.server.ts';

export const ALL = receiveFormOfProgram;
