<?php

declare(strict_types=1);

namespace Linkbild\Typo3\Changes;

/** Runs something once, when the request is over: editors don't wait for Linkbild. */
class AfterResponse
{
    private bool $isPlanned = false;

    public function once(callable $run): void
    {
        if ($this->isPlanned) {
            return;
        }
        $this->isPlanned = true;
        register_shutdown_function(function () use ($run): void {
            $this->isPlanned = false;
            // Under PHP-FPM this ends the response; elsewhere it was sent, or the browser waits a moment longer.
            if (function_exists('fastcgi_finish_request')) {
                fastcgi_finish_request();
            }
            $run();
        });
    }
}
