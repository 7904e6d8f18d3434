import { createHash } from 'node:crypto';
import { site } from '../../content/site.ts';
import { ADD_IN_ICONS, ADD_IN_PATH } from './contract.ts';
import { MANIFEST_TEXTS as texts } from './texts.ts';

interface Build {
  /** Where the product runs. */
  origin: string;
  /** The product's version, as in package.json. */
  version: string;
}

/** In pixels. Where Outlook shows no button, the height of the pane above the email. */
const OLD_HEIGHT = 450;

/**
 * The add-in only manifest, which Outlook for the web, Windows and Mac all accept. The order of the elements matters.
 * The pane may read the open email (ReadItem), and nothing else of the mailbox.
 */
export function manifestOf({ origin, version }: Build): string {
  const page = `${origin}${ADD_IN_PATH}`;
  const { list, largeList } = ADD_IN_ICONS;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0" xsi:type="MailApp">
  <Id>${idOf(page)}</Id>
  <Version>${fourParts(version)}</Version>
  <ProviderName>${escaped(site.name)}</ProviderName>
  <DefaultLocale>en-US</DefaultLocale>
  <DisplayName DefaultValue="${escaped(site.name)}"/>
  <Description DefaultValue="${escaped(texts.description)}"/>
  <IconUrl DefaultValue="${iconOf(origin, list)}"/>
  <HighResolutionIconUrl DefaultValue="${iconOf(origin, largeList)}"/>
  <SupportUrl DefaultValue="${escaped(`${origin}/docs/outlook`)}"/>
  <Hosts>
    <Host Name="Mailbox"/>
  </Hosts>
  <Requirements>
    <Sets>
      <Set Name="Mailbox" MinVersion="1.3"/>
    </Sets>
  </Requirements>
  <FormSettings>
    <Form xsi:type="ItemRead">
      <DesktopSettings>
        <SourceLocation DefaultValue="${escaped(page)}"/>
        <RequestedHeight>${OLD_HEIGHT}</RequestedHeight>
      </DesktopSettings>
    </Form>
  </FormSettings>
  <Permissions>ReadItem</Permissions>
  <Rule xsi:type="ItemIs" ItemType="Message" FormType="Read"/>
  <DisableEntityHighlighting>true</DisableEntityHighlighting>
  <VersionOverrides xmlns="http://schemas.microsoft.com/office/mailappversionoverrides" xsi:type="VersionOverridesV1_0">
${overrides(origin, { mailbox: '1.3', isPinnable: false })}
    <VersionOverrides xmlns="http://schemas.microsoft.com/office/mailappversionoverrides/1.1" xsi:type="VersionOverridesV1_1">
${overrides(origin, { mailbox: '1.5', isPinnable: true })}
    </VersionOverrides>
  </VersionOverrides>
</OfficeApp>
`;
}

/** The button of an open email. Outlook uses the newer of the two versions that it supports. */
function overrides(origin: string, { mailbox, isPinnable }: { mailbox: string; isPinnable: boolean }): string {
  return `    <Requirements>
      <bt:Sets DefaultMinVersion="${mailbox}">
        <bt:Set Name="Mailbox"/>
      </bt:Sets>
    </Requirements>
    <Hosts>
      <Host xsi:type="MailHost">
        <DesktopFormFactor>
          <ExtensionPoint xsi:type="MessageReadCommandSurface">
            <OfficeTab id="TabDefault">
              <Group id="readGroup">
                <Label resid="group"/>
                <Control xsi:type="Button" id="checkEmail">
                  <Label resid="button"/>
                  <Supertip>
                    <Title resid="button"/>
                    <Description resid="tooltip"/>
                  </Supertip>
                  <Icon>
${ADD_IN_ICONS.button.map((size) => `                    <bt:Image size="${size}" resid="icon${size}"/>`).join('\n')}
                  </Icon>
                  <Action xsi:type="ShowTaskpane">
                    <SourceLocation resid="pane"/>${isPinnable ? '\n                    <SupportsPinning>true</SupportsPinning>' : ''}
                  </Action>
                </Control>
              </Group>
            </OfficeTab>
          </ExtensionPoint>
        </DesktopFormFactor>
      </Host>
    </Hosts>
    <Resources>
      <bt:Images>
${ADD_IN_ICONS.button.map((size) => `        <bt:Image id="icon${size}" DefaultValue="${iconOf(origin, size)}"/>`).join('\n')}
      </bt:Images>
      <bt:Urls>
        <bt:Url id="pane" DefaultValue="${escaped(`${origin}${ADD_IN_PATH}`)}"/>
      </bt:Urls>
      <bt:ShortStrings>
        <bt:String id="group" DefaultValue="${escaped(site.name)}"/>
        <bt:String id="button" DefaultValue="${escaped(texts.button)}"/>
      </bt:ShortStrings>
      <bt:LongStrings>
        <bt:String id="tooltip" DefaultValue="${escaped(texts.tooltip)}"/>
      </bt:LongStrings>
    </Resources>`;
}

/**
 * UUID version 8 (RFC 9562), always the same for one server and different for each, so that a mailbox can have the
 * add-ins of two servers.
 */
function idOf(page: string): string {
  const bytes = createHash('sha256').update(page).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** In Outlook’s format. Outlook notices a change only if the version is higher. */
function fourParts(version: string): string {
  const [numbers = ''] = version.split('-');
  return [...numbers.split('.'), '0', '0', '0'].slice(0, 4).join('.');
}

function iconOf(origin: string, size: number): string {
  return escaped(`${origin}/icons/${size}.png`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
