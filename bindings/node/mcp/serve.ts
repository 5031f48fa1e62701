/** The Model Context Protocol on standard input and output. It has a file of its own in the package, for it brings the protocol's library. */

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { Served, Tool } from './tool.js';

/** Answers requests until the input ends. */
export async function serve<T extends Tool>(served: Served<T>): Promise<void> {
  const { version, instructions, tools, call, say } = served;
  const server = new Server({ name: 'kakoi', version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) {
      const names = tools.map((one) => one.name).join(', ');
      throw new McpError(ErrorCode.InvalidParams, `no tool '${name}': there are ${names}`);
    }
    const { text, fields, isError } = await call(tool, given);
    return {
      content: [{ type: 'text', text }],
      ...(fields && { structuredContent: fields }),
      ...(isError && { isError }),
    };
  });
  server.onerror = ({ message }) => say(message);
  await server.connect(new StdioServerTransport());
}
