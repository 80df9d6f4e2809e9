<?php

namespace Linkbild;

/** Sends the client's requests with PHP's curl: new Client(new CurlTransport(), …). */
final class CurlTransport
{
    private const MAX_ANSWER_BYTES = 1048576;

    private int $timeoutSeconds;

    public function __construct(int $timeoutSeconds = 20)
    {
        $this->timeoutSeconds = $timeoutSeconds;
    }

    /**
     * @param array<string, string> $headers
     * @return array{status: int, body: string}
     */
    public function __invoke(string $method, string $url, array $headers, ?string $body): array
    {
        if (!function_exists('curl_init')) {
            throw new \RuntimeException('PHP has no curl extension.');
        }
        $lines = [];
        foreach ($headers as $name => $value) {
            $lines[] = $name . ': ' . str_replace(["\r", "\n"], '', $value);
        }
        $answer = '';
        $handle = curl_init($url);
        curl_setopt_array($handle, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $lines,
            CURLOPT_CONNECTTIMEOUT => min(5, $this->timeoutSeconds),
            CURLOPT_TIMEOUT => $this->timeoutSeconds,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            // A redirect would carry the token to another address.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_WRITEFUNCTION => static function ($handle, string $part) use (&$answer): int {
                $answer .= $part;
                // Fewer bytes than were given end the transfer.
                return strlen($answer) > self::MAX_ANSWER_BYTES ? 0 : strlen($part);
            },
        ]);
        if ($body !== null) {
            curl_setopt($handle, CURLOPT_POSTFIELDS, $body);
        }
        $isDone = curl_exec($handle);
        $status = (int) curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        $error = curl_error($handle);
        if ($isDone === false || $status === 0) {
            throw new \RuntimeException('No answer: ' . $error);
        }
        return ['status' => $status, 'body' => $answer];
    }
}
