/** The only algorithms that we write and accept. */
export const DIRECT = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
