import { ApiError } from "#api/client.ts";
import { client } from "../../client.ts";
import { words } from "../../words.ts";

/** Whether this browser knows passkeys; none does at an address without https. */
export function knowsPasskeys(): boolean {
	return typeof globalThis.PublicKeyCredential === "function";
}

/** Lets the device make one; a sentence is thrown where it did not. */
export async function makePasskey(options: Record<string, unknown>) {
	const { startRegistration } = await import("@simplewebauthn/browser");
	type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
	const { id, response } = await orSentence(
		startRegistration({ optionsJSON: options as unknown as Options }),
		words.account.passkeyNotMade,
	);
	const { clientDataJSON, attestationObject, transports = [] } = response;
	return { id, clientDataJSON, attestationObject, transports };
}

/** Asks for a passkey, as the second step or alone, and signs in by it. */
export async function signInByPasskey(ticket?: string): Promise<void> {
	const { options } = await client.post("/auth/passkey/options", { ticket });
	const { startAuthentication } = await import("@simplewebauthn/browser");
	type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];
	const { id, response } = await orSentence(
		startAuthentication({ optionsJSON: options as unknown as Options }),
		words.account.passkeyFailed,
	);
	const { clientDataJSON, authenticatorData, signature } = response;
	const passkey = { id, clientDataJSON, authenticatorData, signature };
	await client.post("/auth/passkey", { ticket, passkey });
}

/** Browsers say only that it was not allowed, also where somebody has closed the question. */
async function orSentence<Answer>(answer: Promise<Answer>, failure: string): Promise<Answer> {
	try {
		return await answer;
	} catch (error) {
		const { code } = error as { code?: string };
		const isThere = code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
		const message = isThere ? words.account.passkeyIsThere : failure;
		throw new ApiError(0, { message });
	}
}
