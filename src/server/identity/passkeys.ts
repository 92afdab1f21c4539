import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { Passkey } from "#store/platform/passkeys.ts";
import type { PasskeyReader } from "#usecases/platform-scope.ts";
import type { Settings } from "../env.ts";
import { originOf } from "../http/origins.ts";

/** Passkeys of a host (WebAuthn). What makes one is not asked for: nobody's device is refused. */
export function passkeysAt(
	settings: Pick<Settings, "isBehindHttps" | "port">,
	host: string,
): PasskeyReader {
	const here = { expectedOrigin: originOf(settings, host), expectedRPID: host };
	return {
		host,

		async toMake({ userId, username, league, known }) {
			const { generateRegistrationOptions } = await library();
			const options = await generateRegistrationOptions({
				rpID: host,
				rpName: league,
				userID: new TextEncoder().encode(String(userId)),
				userName: username,
				excludeCredentials: descriptors(known.filter((it) => it.host === host)),
				authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
			});
			return { challenge: options.challenge, options: { ...options } };
		},

		async made({ id, clientDataJSON, attestationObject, transports }, expectedChallenge) {
			const { verifyRegistrationResponse } = await library();
			const response = { clientDataJSON, attestationObject };
			const { registrationInfo } = await orUndefined(
				verifyRegistrationResponse({
					response: { ...ofId(id), response },
					expectedChallenge,
					requireUserVerification: false,
					...here,
				}),
			);
			if (registrationInfo === undefined) return null;
			const { credential } = registrationInfo;
			return {
				credentialId: credential.id,
				publicKey: Buffer.from(credential.publicKey).toString("base64url"),
				counter: credential.counter,
				transports,
			};
		},

		async toUse(known) {
			const { generateAuthenticationOptions } = await library();
			const options = await generateAuthenticationOptions({
				rpID: host,
				...(known === "any"
					? { userVerification: "required" }
					: { userVerification: "preferred", allowCredentials: descriptors(known) }),
			});
			return { challenge: options.challenge, options: { ...options } };
		},

		challengeIn({ clientDataJSON }) {
			try {
				const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
				return typeof challenge === "string" ? challenge : null;
			} catch {
				return null;
			}
		},

		async used({ id, ...response }, { challenge, passkey, isAlone }) {
			const { verifyAuthenticationResponse } = await library();
			const { verified, authenticationInfo } = await orUndefined(
				verifyAuthenticationResponse({
					response: { ...ofId(id), response },
					expectedChallenge: challenge,
					requireUserVerification: isAlone,
					credential: {
						id: passkey.credentialId,
						publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
						counter: passkey.counter,
					},
					...here,
				}),
			);
			return verified && authenticationInfo ? authenticationInfo.newCounter : null;
		},
	};
}

/** Reading certificates takes 20 MB, so that is loaded with the first passkey. */
function library() {
	return import("@simplewebauthn/server");
}

/** The library throws at whatever is not right, in words for programmers. */
async function orUndefined<Answer extends object>(
	answer: Promise<Answer>,
): Promise<Partial<Answer>> {
	return answer.catch(() => ({}));
}

function ofId(id: string) {
	return { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
}

function descriptors(known: readonly Passkey[]) {
	return known.map(({ credentialId, transports }) => ({
		id: credentialId,
		transports: transports as AuthenticatorTransport[],
	}));
}
