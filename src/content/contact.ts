/** Hidden in the contact section until it is set. */
export const SUPPORT_PHONE: string | undefined = undefined;
