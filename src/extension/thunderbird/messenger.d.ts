/** The parts of Thunderbird's interfaces that we use in addition to those of browsers. */
declare namespace messenger {
  interface MessageHeader {
    id: number;
    /** In bytes. */
    size: number;
    /** Whether only the headers were downloaded from a POP3 server. */
    headersOnly: boolean;
  }

  interface MessageList {
    messages: MessageHeader[];
  }

  namespace messages {
    /** @throws Error when it cannot be read or decrypted */
    function getRaw(id: number, options?: { decrypt?: boolean }): Promise<File>;
  }

  namespace messageDisplay {
    function getDisplayedMessages(tabId: number): Promise<MessageList>;
    const onMessagesDisplayed: {
      addListener(listener: (tab: { id: number }, list: MessageList) => void): void;
    };
  }

  namespace messageDisplayAction {
    function setTitle(details: { tabId: number; title: string | null }): Promise<void>;
    function setLabel(details: { tabId: number; label: string | null }): Promise<void>;
    function setIcon(details: { tabId: number; path: string }): Promise<void>;
  }
}
